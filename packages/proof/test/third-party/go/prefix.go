package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
)

// The prefix tree of docs/format.md: keys of 256 bits, a subtree of one leaf is that leaf, an empty one 32 zeros.

type hash [32]byte

type prefixLeaf struct{ Key, Value hexHash }

type hexHash struct{ hash }

func (h *hexHash) UnmarshalJSON(data []byte) error {
	var text string
	if err := json.Unmarshal(data, &text); err != nil {
		return err
	}
	raw, err := hex.DecodeString(text)
	if err != nil || len(raw) != 32 {
		return errors.New("not 32 bytes of hex")
	}
	copy(h.hash[:], raw)
	return nil
}

// checkPrefix computes the roots of the vectors, checks all proofs, and refuses what has to be refused.
func checkPrefix(path string) {
	var vectors struct {
		Trees []struct {
			What   string
			Leaves []prefixLeaf
			Root   hexHash
			Proofs []prefixCase
		}
		Refused []struct {
			What string
			Root hexHash
			prefixCase
		}
	}
	must(json.Unmarshal([]byte(read(path)), &vectors), path)
	proofs := 0
	for _, tree := range vectors.Trees {
		require(prefixRoot(tree.Leaves, 0) == tree.Root.hash, "the root of "+tree.What)
		for _, given := range tree.Proofs {
			must(given.check(tree.Root.hash), tree.What)
			proofs++
		}
	}
	for _, given := range vectors.Refused {
		require(given.check(given.Root.hash) != nil, "accepts "+given.What)
	}
	fmt.Printf("trees %d, proofs %d, refused %d\n", len(vectors.Trees), proofs, len(vectors.Refused))
}

// prefixCase is a proof that a key has a value, or, without one, that it has none.
type prefixCase struct {
	Key   hexHash
	Value *hexHash
	Proof json.RawMessage
}

func (given prefixCase) check(root hash) error {
	if given.Value == nil {
		return verifyPrefix(given.Key.hash, nil, given.Proof, root)
	}
	return verifyPrefix(given.Key.hash, &given.Value.hash, given.Proof, root)
}

func prefixRoot(leaves []prefixLeaf, depth int) hash {
	switch len(leaves) {
	case 0:
		return hash{}
	case 1:
		return prefixHash(0, leaves[0].Key.hash, leaves[0].Value.hash)
	}
	var sides [2][]prefixLeaf
	for _, leaf := range leaves {
		side := bit(leaf.Key.hash[:], depth)
		sides[side] = append(sides[side], leaf)
	}
	return prefixHash(1, prefixRoot(sides[0], depth+1), prefixRoot(sides[1], depth+1))
}

func verifyPrefix(key hash, value *hash, proof []byte, root hash) error {
	var members map[string]json.RawMessage
	var given struct {
		Depth    int
		Bitmap   string
		Siblings []string
		Other    *struct{ Key, Value string }
	}
	if json.Unmarshal(proof, &members) != nil || json.Unmarshal(proof, &given) != nil {
		return errors.New("not a proof")
	}
	expected := 3
	if given.Other != nil {
		expected = 4
	}
	bitmap, err := base64.RawURLEncoding.Strict().DecodeString(given.Bitmap)
	if err != nil || len(members) != expected || given.Depth < 0 || given.Depth > 256 || len(bitmap) != (given.Depth+7)/8 {
		return errors.New("malformed")
	}
	for i := given.Depth; i < 8*len(bitmap); i++ {
		if bit(bitmap, i) == 1 {
			return errors.New("an unused bit")
		}
	}
	if given.Depth > 0 && bit(bitmap, given.Depth-1) == 1 {
		return errors.New("an empty deepest neighbour")
	}

	var there hash
	switch {
	case value != nil && given.Other == nil:
		there = prefixHash(0, key, *value)
	case value != nil || given.Depth == 256:
		return errors.New("no such proof")
	case given.Other != nil:
		otherKey, err := decodeHash(given.Other.Key)
		otherValue, err2 := decodeHash(given.Other.Value)
		if err != nil || err2 != nil || otherKey == key {
			return errors.New("not another leaf")
		}
		for i := 0; i < given.Depth; i++ {
			if bit(otherKey[:], i) != bit(key[:], i) {
				return errors.New("a leaf of another place")
			}
		}
		there = prefixHash(0, otherKey, otherValue)
	}

	next := 0
	for i := given.Depth - 1; i >= 0; i-- {
		var sibling hash
		if bit(bitmap, i) == 0 {
			if next == len(given.Siblings) {
				return errors.New("too few siblings")
			}
			if sibling, err = decodeHash(given.Siblings[next]); err != nil || sibling == (hash{}) {
				return errors.New("not a sibling")
			}
			next++
		}
		if bit(key[:], i) == 0 {
			there = prefixHash(1, there, sibling)
		} else {
			there = prefixHash(1, sibling, there)
		}
	}
	if next != len(given.Siblings) || there != root {
		return errors.New("another root")
	}
	return nil
}

func prefixHash(kind byte, left, right hash) hash {
	return sha256.Sum256(append(append([]byte{kind}, left[:]...), right[:]...))
}

// bit counts from the most significant of the first byte.
func bit(data []byte, i int) byte { return data[i/8] >> (7 - i%8) & 1 }

func decodeHash(text string) (decoded hash, err error) {
	raw, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || len(raw) != 32 {
		return decoded, errors.New("not a hash")
	}
	copy(decoded[:], raw)
	return decoded, nil
}
