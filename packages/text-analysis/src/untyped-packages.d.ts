declare module "snowball-stemmers" {
  export function newStemmer(algorithm: "english" | "spanish" | "french"): { stem(word: string): string };
}

// Its own types name their files without endings, which Node's resolution does not follow.
declare module "opencc-js/t2cn" {
  export function Converter(options: { from: "t"; to: "cn" }): (text: string) => string;
}
