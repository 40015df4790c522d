import type { ReadMeTexts } from "./texts.ts";

export const en: ReadMeTexts = {
  title: "Evidence for certificate {id}",
  made: {
    page: "Made on {date} in a browser, by a page of the registry.",
    command: "Made on {date} by the command colophon-verify pack.",
  },
  about:
    "The certificate shows that certain details and, if it covers files, exactly those files were registered by a certain time. This pack contains what is needed to check that without the registry, and says what each check shows.",
  vouch:
    "This pack can’t vouch for itself. The trusted keys and the checker are inside the pack. A fake registry could have packed its own keys and checker, and then every step but the first would pass. So don’t leave out step 1.",
  run: "The commands are for a terminal on Linux or macOS; on Windows, use WSL or Git Bash. Open the terminal in the folder “evidence”, and copy the commands from READ ME.html, in order. The commands need OpenSSL 3 and Node.js 20 or newer. The steps with “ots” need the OpenTimestamps client.",
  step: "{number}. {title}",
  steps: {
    origin: {
      title: "Whose keys are in this pack?",
      text: "trust.json says whose signatures count. Get the registry’s trust file from elsewhere: type the address that you know into a browser, followed by /.well-known/colophon-trust.json. Don’t follow a link from here. The certificate itself says that it comes from {registry}. Or ask somebody who has another certificate from this registry or who watches its public log. Either way, that person has the log’s key, which trust.json calls “vkey”. Save the file in this folder as trust-elsewhere.json. The first command prints fingerprints that can be compared over the phone. The second command has to print “same”.",
    },
    whole: {
      title: "Are the files the same as when they were packed?",
      text: "Each line has to end in “OK”. This shows damage, not forgery: whoever changes a file can change the list, too.",
    },
    keys: {
      title: "Are the keys for OpenSSL those of the trust file?",
      text: "log.pem and issuer.pem are keys for OpenSSL. Each command prints the key as trust.json has it. If a command prints nothing, its key is not trusted.",
    },
    record: {
      title: "Did the registry sign the record?",
      text: "“Verified OK” shows that the registry’s key signed record.jwt, exactly as it is here. It shows neither when the record was signed nor whether what it says is true.",
    },
    file: {
      title: "Is this exact file in the record? ({name})",
      text: "The command prints two lines: the file’s fingerprint, and the code that stands for it in the signed record. Anything less means that the file doesn’t match.",
    },
    checkpoint: {
      title: "Did the registry sign the state of its log?",
      text: "“Signature Verified Successfully” shows that the log’s key signed checkpoint.txt. The checker shows below that the record is in this state of the log; any program that reads C2SP tlog-proof can do the same with record.tlog-proof.",
    },
    token: {
      title: "Did a timestamping authority see that state?",
      text: "“Verification: OK” shows that, according to the authority, checkpoint.txt existed by {time}. Compare the root certificate with the one that the authority publishes. OpenSSL doesn’t check whether the authority’s certificate was revoked; the checker does, if a reply about it was kept.",
    },
    bitcoin: {
      title: "Is the record in Bitcoin?",
      text: "The command prints the number of a block and its Merkle root. Compare both with two block explorers of your choice. If the values match, the record existed when the block was made, give or take two hours.",
    },
    earlier: {
      title: "Did the file exist even earlier? (earlier-{number})",
      text: "This proof is older than the registration. It shows that the file existed, not who had it. The checker below says whether the record really refers to this proof.",
    },
    checker: {
      title: "All checks of the certificate at once",
      text: "The checker repeats the steps about the record. It also checks the record’s place in the log and the list of changes. The word in capitals gives the result. Right after it, “echo $?” prints 0 for valid, 1 for not valid and 2 for what can’t be checked.",
    },
    document: {
      title: "Is the PDF the registry’s own?",
      text: "The checker says whether the registry signed the whole PDF for this certificate. Some PDF programs show the same signature, but they don’t know the registry’s root certificate, which is in trust.json.",
    },
  },
  differs:
    "If the two trust files differ, the registry may have changed its keys since, or the pack may be a fake. Then use trust-elsewhere.json in place of trust.json in every step below. Don’t trust anything that fails a check with trust-elsewhere.json. A fake checker could say anything, so get the checker from elsewhere, too, if you can.",
  bring:
    "The file isn’t in this pack. Put an unchanged copy of the file into the folder, under the name {name}.",
  needsRoot:
    "The timestamp doesn’t contain its root certificate. The command uses the root certificates of a Debian system; on another system, use that system’s root certificates instead.",
  statusAt: "The list of changes says what was known on {date}. Anything said later isn’t on that list.",
  noStatus:
    "This pack has no list of changes: it doesn’t show whether the registration was withdrawn or disputed.",
  offline:
    "Without a network, the checker doesn’t ask the blockchain for the date. If you have a network, add --rpc with the address of any node of that blockchain. To get the newest list of changes, add --registry with the registry’s address.",
  filesTitle: "What each file shows",
  shows: "Shows",
  not: "Doesn’t show",
  believe: "You rely on",
  kinds: {
    document: {
      shows: "the certificate for reading and printing, with the proof inside",
      not: "changes that are newer than the PDF",
      believe: "the registry, whose signature covers the whole PDF",
    },
    bundle: {
      shows: "the record, its place in the log, and what proves its date",
      not: "who made the work, or who the person behind the name is",
      believe: "the registry for its signature; for the date, those named in the steps",
    },
    status: {
      shows: "what was said about the certificate after it was registered",
      not: "what was said after its own date",
      believe: "the registry to show everybody the same log",
    },
    trust: {
      shows: "whose keys count",
      not: "that these are the registry’s real keys",
      believe: "whoever gave you the copy that you compare it with",
    },
    checker: {
      shows: "the result of all checks",
      not: "that it is itself genuine",
      believe: "its code, which anyone can read, or a copy from elsewhere",
    },
    format: {
      shows: "how to write another checker",
      not: "anything about this certificate",
      believe: "nobody; it is only instructions",
    },
    work: {
      shows: "the registered file itself",
      not: "who made it",
      believe: "nobody; its fingerprint is compared",
    },
    record: {
      shows: "parts of the proof, for other programs",
      not: "more than the proof does",
      believe: "the same as for the proof",
    },
    keys: {
      shows: "keys and signatures, for OpenSSL",
      not: "whose keys they are",
      believe: "trust.json, once it has been compared",
    },
    clock: {
      shows: "that a state of the log existed by a certain time",
      not: "what the record says, or whether that is true",
      believe: "the timestamping authority; or Bitcoin’s blocks, as two explorers show them",
    },
    earlier: {
      shows: "that a file existed before it was registered",
      not: "who had it then",
      believe: "the timestamping authority, or Bitcoin’s blocks",
    },
    sums: {
      shows: "the fingerprints of the files",
      not: "that nobody changed them on purpose",
      believe: "nobody; each can be computed again",
    },
  },
  custodyTitle: "Where the fingerprints come from",
  custody: {
    registered:
      "The fingerprint of a registered file is in the record. That fingerprint was computed before it reached the registry, which signed it as received.",
    page: "The SHA-256 of each file in the list above was computed in the browser when this pack was made. The PDF, the list of changes, the trust file, the checker and the format came from the registry.",
    command:
      "The SHA-256 of each file in the list above was computed by the command when this pack was made. Whoever ran the command gave it the files, or had it fetch them from a registry.",
    cut: "The files for OpenSSL and other programs were extracted from the proof. Anyone who does the same gets the same bytes.",
  },
  limitsTitle: "What none of the steps shows",
  limits:
    "A registration doesn’t prove who made a work, nor that a name is the person’s own. This text is an explanation, not legal advice. It isn’t signed: only the checks count.",
};
