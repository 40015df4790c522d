package main

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// readObject reads an object, with exactly these members if any are named.
func readObject(text, what string, target any, names ...string) {
	readJSON(text, what, target)
	var members map[string]json.RawMessage
	must(json.Unmarshal([]byte(text), &members), what)
	for _, name := range names {
		_, found := members[name]
		require(found, what+" without "+name)
	}
	require(len(names) == 0 || len(members) == len(names), what+" with other members")
}

// readJSON reads JSON of which only one reading is possible: no member twice, and one spelling of an integer.
func readJSON(text, what string, target any) {
	require(utf8.ValidString(text), what+" is not UTF-8")
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	walk(decoder, what, 0)
	must(json.Unmarshal([]byte(text), target), what)
}

// walk goes through one value.
func walk(decoder *json.Decoder, what string, depth int) {
	token, err := decoder.Token()
	must(err, what)
	switch token := token.(type) {
	case json.Number:
		require(hasOneSpelling(token.String()), what+" has the number "+token.String())
	case json.Delim:
		require(depth < 64, what+" is nested too deep")
		names := map[string]bool{}
		for decoder.More() {
			if token == '{' {
				name, err := decoder.Token()
				must(err, what)
				require(!names[name.(string)], what+" has a member twice: "+name.(string))
				names[name.(string)] = true
			}
			walk(decoder, what, depth+1)
		}
		_, err := decoder.Token()
		must(err, what)
	}
}

func hasOneSpelling(number string) bool {
	value, err := strconv.ParseFloat(number, 64)
	if err != nil || value != math.Trunc(value) {
		return err == nil
	}
	return math.Abs(value) < 1<<53 && number == strconv.FormatInt(int64(value), 10)
}
