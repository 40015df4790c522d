import { materialTypes, categories, copyrightRelations, intendedMedia } from "@colophon/api";
import { columns } from "./list/read-work-list.ts";
import { declaration } from "./register.ts";

const ofWorks = `
  --kind KIND             ${materialTypes.join(", ")}
  --relation RELATION     what you are to the work: ${copyrightRelations.join(", ")}
  --declare               required: by it you say, “${declaration}”
  --categories A|B        ${categories.join(", ")}; the usual one of the kind unless given
  --medium MEDIUM         ${intendedMedia.join(", ")}
  --date DATE             when it was published: 2026-03-15, 2026-03 or 2026; without it, it is not published
  --description TEXT, --keywords "A|B", --city TEXT, --province TEXT
  --creator NAME          one of your account's names; the full name unless given
  --supersedes RSF-…      the certificate of the older version that this work replaces
  --refuse A|B, --allow A|B
                          what machines may do with it: train-generative, train-other, index, ground; training is both kinds.
                          It is on the certificate with its date; of what is not named, nothing is said
  --made HOW              none (by people), assisted (by people with the help of AI) or generated (by AI)
  --show-email            shows your address on the certificates
  --unlisted              keeps the works out of the public register and its search
  --deposit               also sends the files, as private copies; without it, no file leaves this machine
`;

const ofAll = `
  --registry URL          the registry, if it isn't the one that you logged in to (or COLOPHON_REGISTRY)
  --json                  one JSON object per line on standard output; everything else is on standard error
  --help
`;

const exits = `Exit status:
  0   all is registered, or done
  1   the command line is wrong, or there is no list or no login
  2   the registry refused something, or the list, a row of it or a file is wrong
  3   a payment is awaited
  75  try again later: nothing is lost, and the same command goes on
`;

export const usage: Record<string, string> = {
  "": `colophon: registers works from the command line. Files stay on this machine: only their SHA-256, names and sizes are sent.

  colophon login     keeps a token for a registry
  colophon logout    forgets it
  colophon register  registers files, or a list of works
  colophon status    says what the registry knows of certificates, or of an order
  colophon proofs    keeps proof bundles in a folder
  colophon watch     registers what comes into a folder

colophon COMMAND --help explains each. The environment may have COLOPHON_TOKEN and COLOPHON_REGISTRY instead of a login;
NO_COLOR is honoured: there are no colours at all.

${exits}`,
  login: `colophon login [--registry URL]

Takes a token that you made in your account, tries it, and keeps it in $XDG_CONFIG_HOME/colophon/login.json (~/.config),
which only you may read. The token is typed unseen, or comes from standard input or COLOPHON_TOKEN. It needs the scopes
works:read and works:register, and orders:create where the registry asks for a fee.
${ofAll}`,
  logout: `colophon logout

Forgets the token on this machine. To make it useless everywhere, delete it in your account.
`,
  register: `colophon register FILE… --kind KIND --relation RELATION --declare [options]
colophon register --csv LIST.csv --declare [options]
colophon register FILE… | --csv LIST.csv --collection --title TITLE … --declare
colophon register --order ID | --resume | --forget

Registers each file as a work, titled by its name unless a single one has --title; or each row of a list. With
--collection, all files are one work. Each work is registered once: whatever ends the command, run it again and it goes on.
Nothing is registered where a row of the list is wrong.

  --csv FILE              a list in UTF-8, separated by commas, semicolons or tabs. Its first row names its columns:
                          ${columns.join(", ")}.
                          A row has a file, from the list's folder on, or sha256, size and name of one that is elsewhere.
                          What a row leaves empty, the options below say
  --collection            one work of 2 to 1000 files; with --show-files, its certificate names them
  --title TITLE           of the only work
${ofWorks.slice(1)}  --again                 registers also what was registered before
  --resume                finishes what an earlier run began
  --forget                drops it instead: it may be registered or not

Where the registry asks for a fee, the works are one order (one for each 500): its total and its payment page are printed, and
the command waits until it is paid. A token can't pay.
  --consent               required then: the registration begins at once after the payment, which ends the right of withdrawal
  --max-total 25.00EUR    orders nothing that costs more; required with --json
  --order ID              waits for an earlier order
  --wait SECONDS          how long to wait for a payment; 7200 unless given. 0 doesn't wait
${ofAll}
${exits}`,
  status: `colophon status [RSF-…]… [--order ID]

Says the state of certificates or of an order; without either, how many works your account has.
${ofAll}
${exits}`,
  proofs: `colophon proofs [RSF-…]… [--since DATE] --to FOLDER

Keeps the proof bundles of these certificates, or of all your works (registered since a day), as FOLDER/RSF-….colophon.json.
A proof gets stronger when its anchor is final: the same command later replaces it.
${ofAll}
${exits}`,
  watch: `colophon watch FOLDER --kind KIND --relation RELATION --declare [options]

Registers what comes into a folder and its folders, titled by the files' names: once a file is whole, and each content once,
also under another name. Hidden and unfinished files (.part, .tmp, …) are left alone. Without a network, files wait. Ctrl-C
ends it; what was sent and not answered is finished by the next watch, or by register --resume.

  --settle SECONDS        how long a file must not change; 30 unless given
  --interval SECONDS      how often to look; 5 unless given
${ofWorks.slice(1)}${ofAll}
${exits}`,
};
