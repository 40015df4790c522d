package main

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// checkLog checks every file of a folder that holds a tiled log:
//
//	vkey                            the log's verifier key
//	checkpoint/SIZE                 signed checkpoints
//	tile/..., tile/entries/...      tiles and entry bundles at their C2SP paths
//	proof/SIZE/INDEX.tlog-proof     inclusion proofs
//	consistency/SIZE1-SIZE2         consistency proofs, one base64 hash a line
func checkLog(folder string) {
	must(os.Chdir(folder), folder)
	verifier, err := note.NewVerifier(read("vkey"))
	must(err, "vkey")

	trees := map[int64]tlog.Tree{}
	for _, path := range list("checkpoint/*") {
		tree := openCheckpoint(read(path), verifier)
		if path != fmt.Sprintf("checkpoint/%d", tree.N) {
			log.Fatalf("%s has size %d", path, tree.N)
		}
		root, err := tlog.TreeHash(tree.N, tiles(tree))
		must(err, "tiles of "+path)
		if root != tree.Hash {
			log.Fatalf("%s: tiles have root %v", path, root)
		}
		trees[tree.N] = tree
	}

	proofs := list("proof/*/*.tlog-proof")
	for _, path := range proofs {
		checkInclusion(path, trees, verifier)
	}

	consistency := list("consistency/*")
	for _, path := range consistency {
		checkConsistency(path, trees)
	}
	fmt.Printf("checkpoints %d, inclusion proofs %d, consistency proofs %d\n", len(trees), len(proofs), len(consistency))
}

// openCheckpoint verifies a note's signature and reads origin, size and root.
func openCheckpoint(text string, verifier note.Verifier) tlog.Tree {
	opened, err := note.Open([]byte(text), note.VerifierList(verifier))
	must(err, "checkpoint")
	lines := strings.Split(opened.Text, "\n")
	if len(lines) != 4 || lines[0] != verifier.Name() {
		log.Fatalf("not a checkpoint of %s: %q", verifier.Name(), opened.Text)
	}
	root, err := tlog.ParseHash(lines[2])
	must(err, "root")
	return tlog.Tree{N: number(lines[1]), Hash: root}
}

// checkInclusion checks an entry, read from the entry bundles, against a proof, which must also be the one that Go
// makes from the tiles.
func checkInclusion(path string, trees map[int64]tlog.Tree, verifier note.Verifier) {
	index, proof, checkpoint := parseProof(read(path))
	if filepath.Base(path) != fmt.Sprintf("%d.tlog-proof", index) {
		log.Fatalf("%s is of leaf %d", path, index)
	}
	tree := openCheckpoint(checkpoint, verifier)
	must(tlog.CheckRecord(proof, tree.N, tree.Hash, index, tlog.RecordHash(entry(index, tree.N))), path)
	own, err := tlog.ProveRecord(tree.N, index, tiles(trees[tree.N]))
	must(err, path)
	same(own, proof, path)
}

// parseProof reads the text of a C2SP tlog-proof.
func parseProof(text string) (index int64, proof tlog.RecordProof, checkpoint string) {
	head, checkpoint, _ := strings.Cut(text, "\n\n")
	lines := strings.Split(head, "\n")
	// Nothing authenticates what travels beside a proof, and nothing here asks for it.
	if len(lines) > 1 && strings.HasPrefix(lines[1], "extra ") {
		_, err := base64.StdEncoding.DecodeString(lines[1][len("extra "):])
		must(err, "extra")
		lines = append(lines[:1], lines[2:]...)
	}
	if len(lines) < 2 || lines[0] != "c2sp.org/tlog-proof@v1" || !strings.HasPrefix(lines[1], "index ") {
		log.Fatalf("not a tlog-proof: %q", head)
	}
	return number(lines[1][len("index "):]), hashes(lines[2:]), checkpoint
}

func checkConsistency(path string, trees map[int64]tlog.Tree) {
	first, second, _ := strings.Cut(filepath.Base(path), "-")
	older, newer := trees[number(first)], trees[number(second)]
	proof := tlog.TreeProof(hashes(strings.Fields(read(path))))
	must(tlog.CheckTree(proof, newer.N, newer.Hash, older.N, older.Hash), path)
	own, err := tlog.ProveTree(newer.N, older.N, tiles(newer))
	must(err, path)
	same(own, proof, path)
}

// entry reads one entry out of its bundle, in the widest form that a tree of this size has.
func entry(index, size int64) []byte {
	width := 256
	if rest := size - index/256*256; rest < 256 {
		width = int(rest)
	}
	bundle := []byte(read("tile/entries/" + strings.TrimPrefix(tlog.Tile{H: 8, L: 0, N: index / 256, W: width}.Path(), "tile/8/0/")))
	for skip := index % 256; ; skip-- {
		length := int(binary.BigEndian.Uint16(bundle))
		if skip == 0 {
			return bundle[2 : 2+length]
		}
		bundle = bundle[2+length:]
	}
}

// tiles authenticates every tile against the checkpoint's root before a hash is taken from it.
func tiles(tree tlog.Tree) tlog.HashReader { return tlog.TileHashReader(tree, tileFolder{}) }

type tileFolder struct{}

func (tileFolder) Height() int                     { return 8 }
func (tileFolder) SaveTiles([]tlog.Tile, [][]byte) {}

// ReadTiles reads tiles at their C2SP paths, which are Go's without the height.
func (tileFolder) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	data := make([][]byte, len(wanted))
	for i, tile := range wanted {
		data[i] = []byte(read(strings.Replace(tile.Path(), "tile/8/", "tile/", 1)))
	}
	return data, nil
}

func hashes(lines []string) []tlog.Hash {
	var parsed []tlog.Hash
	for _, line := range lines {
		hash, err := tlog.ParseHash(line)
		must(err, line)
		parsed = append(parsed, hash)
	}
	return parsed
}

func same[Proof ~[]tlog.Hash](own, given Proof, path string) {
	if fmt.Sprint(own) != fmt.Sprint(given) {
		log.Fatalf("%s: Go makes another proof", path)
	}
}

func list(pattern string) []string {
	paths, err := filepath.Glob(pattern)
	must(err, pattern)
	return paths
}
