import type { ReadMeTexts } from "./texts.ts";

export const fr: ReadMeTexts = {
  title: "Preuves du certificat {id}",
  made: {
    page: "Établi le {date} dans un navigateur, par une page du registre.",
    command: "Établi le {date} par la commande colophon-verify pack.",
  },
  about:
    "Le certificat montre que des indications, et parfois des fichiers précis, ont été enregistrés au plus tard à une date donnée. Ce dossier contient ce qu’il faut pour le vérifier sans le registre, et dit ce que montre chaque contrôle.",
  vouch:
    "Ce dossier ne peut pas garantir lui-même sa fiabilité. Les clés de confiance et le vérificateur se trouvent dans le dossier lui-même. Un faux registre aurait pu y mettre de fausses clés et un faux vérificateur, et toutes les étapes réussiraient, sauf la première. Ne sautez donc pas l’étape 1.",
  run: "Les commandes sont prévues pour un terminal sous Linux ou macOS, ou, sous Windows, pour WSL ou Git Bash. Ouvrez ce terminal dans le dossier « evidence » et copiez les commandes depuis READ ME.html, dans l’ordre. Il faut OpenSSL 3 et Node.js 20 ou plus récent. Les étapes avec « ots » demandent le client OpenTimestamps.",
  step: "{number}. {title}",
  steps: {
    origin: {
      title: "À qui sont les clés de ce dossier ?",
      text: "trust.json dit quelles signatures comptent. Procurez-vous ailleurs le fichier de confiance du registre : saisissez dans un navigateur l’adresse que vous connaissez, suivie de /.well-known/colophon-trust.json. Ne suivez aucun lien de ce dossier. Le certificat dit lui-même qu’il vient de {registry}. Vous pouvez aussi demander la clé du journal (« vkey » dans trust.json) à une personne qui a un autre certificat de ce registre ou qui suit son journal public. Placez le fichier dans ce dossier sous le nom trust-elsewhere.json. La première commande affiche des empreintes que l’on peut comparer au téléphone. La seconde doit afficher « same ».",
    },
    whole: {
      title: "Les fichiers sont-ils tels qu’ils ont été mis dans ce dossier ?",
      text: "Chaque ligne doit finir par « OK ». Ce contrôle décèle un dommage, pas une falsification : la personne qui change un fichier peut aussi changer la liste.",
    },
    keys: {
      title: "Les clés pour OpenSSL sont-elles celles du fichier de confiance ?",
      text: "log.pem et issuer.pem sont des clés pour OpenSSL. Chaque commande affiche la clé telle qu’elle est dans trust.json. Si une commande n’affiche rien, la clé correspondante n’est pas une clé de confiance.",
    },
    record: {
      title: "Le registre a-t-il signé l’inscription ?",
      text: "« Verified OK » montre que la clé du registre a signé record.jwt, exactement tel qu’il est dans ce dossier. Cette étape ne montre ni quand l’inscription a été signée, ni si ce qu’elle dit est vrai.",
    },
    file: {
      title: "Ce fichier précis est-il dans l’inscription ? ({name})",
      text: "La commande affiche deux lignes : l’empreinte du fichier, puis le code qui la représente dans l’inscription signée. S’il manque une de ces lignes, c’est un autre fichier.",
    },
    checkpoint: {
      title: "Le registre a-t-il signé l’état de son journal ?",
      text: "« Signature Verified Successfully » montre que la clé du journal a signé checkpoint.txt. Plus bas, le vérificateur montre que l’inscription est dans cet état du journal ; tout programme qui lit le format C2SP tlog-proof peut faire de même avec record.tlog-proof.",
    },
    token: {
      title: "Une autorité d’horodatage a-t-elle vu cet état ?",
      text: "« Verification: OK » montre que, selon cette autorité, checkpoint.txt existait au plus tard le {time}. Comparez le certificat racine de l’horodatage à celui que publie l’autorité. OpenSSL ne vérifie pas si le certificat de l’autorité a été révoqué ; le vérificateur, lui, lit la réponse conservée à ce sujet.",
    },
    bitcoin: {
      title: "L’inscription est-elle dans Bitcoin ?",
      text: "La commande affiche le numéro d’un bloc et sa racine de Merkle. Comparez ces deux valeurs à celles que donnent deux explorateurs de blocs de votre choix. Si elles concordent, l’inscription existait quand le bloc a été produit, à deux heures près.",
    },
    earlier: {
      title: "Le fichier existait-il déjà avant ? (earlier-{number})",
      text: "Cette preuve est plus ancienne que l’enregistrement. Elle montre que le fichier existait, mais pas qui le détenait. Plus bas, le vérificateur dit si l’inscription renvoie bien à cette preuve.",
    },
    checker: {
      title: "Tous les contrôles du certificat à la fois",
      text: "Le vérificateur refait les étapes relatives à l’inscription, puis vérifie la place de celle-ci dans le journal, ainsi que le relevé des changements. Le mot en majuscules donne le verdict. Juste après, « echo $? » affiche 0 pour valide, 1 pour non valide et 2 pour ce qui n’a pas pu être vérifié.",
    },
    document: {
      title: "Le PDF vient-il bien du registre ?",
      text: "Le vérificateur dit si le registre a signé le PDF entier pour ce certificat. Certains lecteurs PDF montrent la même signature, mais ne connaissent pas le certificat racine du registre, qui est dans trust.json.",
    },
  },
  differs:
    "Si les deux fichiers diffèrent, le registre a peut-être changé de clés depuis, ou le dossier est peut-être faux. Utilisez alors trust-elsewhere.json à la place de trust.json dans toutes les étapes qui suivent. Ne vous fiez à rien de ce qui échoue avec ce fichier. Un faux vérificateur pourrait dire n’importe quoi : si possible, procurez-vous aussi le vérificateur ailleurs.",
  bring: "Le fichier n’est pas dans ce dossier. Placez-y une copie inchangée, sous le nom {name}.",
  needsRoot:
    "L’horodatage ne contient pas son certificat racine. La commande utilise les certificats racines d’un ordinateur Debian ; sur un autre système, indiquez ceux de ce système.",
  statusAt:
    "Le relevé des changements dit ce que l’on savait le {date}. Le relevé ne contient pas ce qui a été dit ensuite.",
  noStatus:
    "Ce dossier n’a pas de relevé des changements : il ne montre pas si l’enregistrement a été retiré ou contesté.",
  offline:
    "Sans réseau, le vérificateur ne vérifie pas la date dans la blockchain. Avec un réseau, ajoutez --rpc et l’adresse d’un nœud de cette blockchain, et --registry avec l’adresse du registre, pour avoir le dernier relevé des changements.",
  filesTitle: "Ce que montre chaque fichier",
  shows: "Montre",
  not: "Ne montre pas",
  believe: "Qui croire",
  kinds: {
    document: {
      shows: "le certificat, à lire et à imprimer, avec la preuve à l’intérieur",
      not: "les changements plus récents que le PDF",
      believe: "le registre, dont la signature couvre tout le PDF",
    },
    bundle: {
      shows: "l’inscription, sa place dans le journal et ce qui prouve sa date",
      not: "qui a créé l’œuvre, ni quelle personne est derrière le nom",
      believe: "pour la signature, le registre ; pour la date, les sources que citent les étapes",
    },
    status: {
      shows: "ce qui a été dit du certificat après l’enregistrement",
      not: "ce qui a été déclaré après la date du fichier",
      believe: "le registre, censé montrer à tous le même journal",
    },
    trust: {
      shows: "quelles clés comptent",
      not: "que ce sont les vraies clés du registre",
      believe: "la personne qui vous a donné la copie à comparer",
    },
    checker: {
      shows: "le résultat de tous les contrôles",
      not: "qu’il est lui-même authentique",
      believe: "son code, que chacun peut lire, ou une copie obtenue ailleurs",
    },
    format: {
      shows: "comment écrire un autre vérificateur",
      not: "quoi que ce soit sur ce certificat",
      believe: "personne : ce n’est qu’un mode d’emploi",
    },
    work: {
      shows: "le fichier enregistré lui-même",
      not: "qui l’a fait",
      believe: "personne : il suffit de comparer son empreinte",
    },
    record: {
      shows: "des parties de la preuve, pour d’autres programmes",
      not: "plus que la preuve elle-même",
      believe: "les mêmes que pour la preuve",
    },
    keys: {
      shows: "des clés et des signatures, pour OpenSSL",
      not: "à qui sont ces clés",
      believe: "trust.json, une fois comparé",
    },
    clock: {
      shows: "à quelle date, au plus tard, un état du journal existait",
      not: "ce que dit l’inscription, ni si c’est vrai",
      believe: "l’autorité d’horodatage, ou les blocs de Bitcoin, selon deux explorateurs",
    },
    earlier: {
      shows: "qu’un fichier existait avant d’être enregistré",
      not: "qui détenait alors ce fichier",
      believe: "l’autorité d’horodatage, ou les blocs de Bitcoin",
    },
    sums: {
      shows: "les empreintes des fichiers",
      not: "que personne ne les a changés exprès",
      believe: "personne : chacun peut les recalculer",
    },
  },
  custodyTitle: "D’où viennent les empreintes",
  custody: {
    registered:
      "L’empreinte d’un fichier enregistré est dans l’inscription. Cette empreinte a été calculée avant de parvenir au registre, qui l’a signée telle qu’il l’a reçue.",
    page: "L’empreinte SHA-256 de chaque fichier de la liste ci-dessus a été calculée dans le navigateur, lors de la création de ce dossier. Le PDF, le relevé des changements, le fichier de confiance, le vérificateur et le format viennent du registre.",
    command:
      "L’empreinte SHA-256 de chaque fichier de la liste ci-dessus a été calculée par la commande, lors de la création de ce dossier. Les fichiers ont été donnés à la commande, ou viennent du registre qu’on lui a indiqué.",
    cut: "Les fichiers pour OpenSSL et d’autres programmes ont été extraits de la preuve. Toute personne qui refait cette extraction obtient les mêmes octets.",
  },
  limitsTitle: "Ce qu’aucune étape ne montre",
  limits:
    "Un enregistrement ne prouve ni qui a créé une œuvre, ni qu’un nom est bien celui de la personne qui l’a indiqué. Ce texte est une explication, pas un avis juridique. Il n’est pas signé : seuls les contrôles comptent.",
};
