/// What is registered for an identifier: the source of new views.
package enum ViewSource {
  case type(AnyClass)
  case nib(UINib)
}
