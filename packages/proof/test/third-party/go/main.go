// Command third-party checks what Colophon makes with nothing but Go's standard library and its own transparency log
// packages, golang.org/x/mod/sumdb/{note,tlog}, which know nothing of Colophon:
//
//	third-party log FOLDER
//	third-party bundle BUNDLE TRUST [FILE]
//	third-party status STATUS BUNDLE TRUST
//	third-party prefix VECTORS
//	third-party wallet VECTORS
//
// What it follows is docs/format.md. It ends with status 1 at the first thing that is not right, and with 2 where a file may be
// one that the bundle hides.
package main

import (
	"log"
	"os"
	"strconv"
)

func main() {
	log.SetFlags(0)
	switch os.Args[1] {
	case "log":
		checkLog(os.Args[2])
	case "bundle":
		claims := checkBundle(os.Args[2], os.Args[3])
		if len(os.Args) > 4 {
			checkFile(os.Args[4], claims)
		}
	case "status":
		checkStatus(os.Args[2], os.Args[3], os.Args[4])
	case "prefix":
		checkPrefix(os.Args[2])
	case "wallet":
		checkWallet(os.Args[2])
	}
}

func read(path string) string {
	data, err := os.ReadFile(path)
	must(err, path)
	return string(data)
}

func number(text string) int64 {
	value, err := strconv.ParseInt(text, 10, 64)
	must(err, text)
	return value
}

func must(err error, what string) {
	if err != nil {
		log.Fatalf("%s: %v", what, err)
	}
}

func require(condition bool, what string) {
	if !condition {
		log.Fatal(what)
	}
}
