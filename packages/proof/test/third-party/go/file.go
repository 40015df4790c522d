package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"strings"
)

// checkFile is check 8 of docs/format.md, of a work's file.
func checkFile(path string, claims map[string]any) {
	sum := sha256.Sum256([]byte(read(path)))
	shown, count := 0, 0
	if given, found := claims["fileCount"].(float64); found {
		count = int(given)
	}
	for name, claim := range claims {
		isNumbered := strings.HasPrefix(name, "file.")
		file, isObject := claim.(map[string]any)
		if !isNumbered || !isObject {
			continue
		}
		if file["sha256"] == hex.EncodeToString(sum[:]) {
			return
		}
		shown++
		if place := int(number(strings.TrimPrefix(name, "file."))); place > count {
			count = place
		}
	}
	require(count > shown, "this file is not registered under this certificate")
	fmt.Fprintf(os.Stderr, "this file is not among the files shown (%d of %d): the rest (%d) is hidden, and this file may be part of it\n",
		shown, count, count-shown)
	os.Exit(2)
}
