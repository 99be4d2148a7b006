// The code of the documents that documents.txt names becomes tests here.
