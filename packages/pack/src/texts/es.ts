import type { ReadMeTexts } from "./texts.ts";

export const es: ReadMeTexts = {
  title: "Pruebas del certificado {id}",
  made: {
    page: "Preparado el {date} en un navegador, con una página del registro.",
    command: "Preparado el {date} con el comando colophon-verify pack.",
  },
  about:
    "El certificado muestra que ciertos datos, y a veces archivos exactos, se registraron a más tardar en una fecha determinada. Esta carpeta contiene lo necesario para verificar el certificado sin el registro, y explica qué muestra cada comprobación.",
  vouch:
    "Esta carpeta no puede dar fe de sí misma. Las claves de confianza y el verificador están dentro. Un registro falso pudo poner en la carpeta claves y un verificador falsos, y entonces todos los pasos menos el primero saldrían bien. Por eso, no omita el paso 1.",
  run: "Los comandos son para una terminal de Linux o macOS o, en Windows, para WSL o Git Bash. Abra la terminal en la carpeta «evidence» y copie los comandos de READ ME.html, en el mismo orden. Los comandos necesitan OpenSSL 3 y Node.js 20 o posterior. Los pasos con «ots» necesitan el cliente de OpenTimestamps.",
  step: "{number}. {title}",
  steps: {
    origin: {
      title: "¿De quién son las claves de esta carpeta?",
      text: "trust.json dice qué firmas cuentan. Consiga el archivo de confianza del registro por otra vía. Si conoce por otro medio la dirección del registro, escríbala en un navegador seguida de /.well-known/colophon-trust.json. No siga ningún enlace de esta carpeta. El propio certificado dice que procede de {registry}. También puede preguntar a alguien que tenga otro certificado de este registro o que siga su bitácora pública. Esa persona tiene la clave de la bitácora, que en trust.json se llama «vkey». Guarde el archivo en esta carpeta como trust-elsewhere.json. El primer comando muestra huellas que se pueden comparar por teléfono. El segundo debe mostrar «same».",
    },
    whole: {
      title: "¿Siguen los archivos tal como se guardaron?",
      text: "Cada línea debe terminar en «OK». Este paso revela daños, no falsificaciones: quien cambia un archivo puede cambiar también la lista.",
    },
    keys: {
      title: "¿Son las claves para OpenSSL las del archivo de confianza?",
      text: "log.pem e issuer.pem son claves para OpenSSL. Cada comando busca su clave en trust.json y, si está, la muestra. Si un comando no muestra nada, esa clave no es de confianza.",
    },
    record: {
      title: "¿Firmó el registro la inscripción?",
      text: "«Verified OK» muestra que la clave del registro firmó record.jwt, exactamente como está aquí. No muestra cuándo lo firmó, ni que su contenido sea cierto.",
    },
    file: {
      title: "¿Contiene la inscripción la huella de este archivo? ({name})",
      text: "El comando muestra dos líneas: la huella del archivo y el código que la representa en la inscripción firmada. Si falta alguna de las dos, la comprobación falló.",
    },
    checkpoint: {
      title: "¿Firmó el registro el estado de su bitácora?",
      text: "«Signature Verified Successfully» muestra que la clave de la bitácora firmó checkpoint.txt. Más abajo, el verificador muestra que la inscripción está en ese estado de la bitácora; cualquier programa que lea C2SP tlog-proof puede hacer lo mismo con record.tlog-proof.",
    },
    token: {
      title: "¿Fechó ese estado una autoridad de sellado de tiempo?",
      text: "«Verification: OK» muestra que, según la autoridad, checkpoint.txt existía a más tardar el {time}. Compare el certificado raíz con el que publica esa autoridad. OpenSSL no comprueba si el certificado de la autoridad fue revocado; el verificador lee la respuesta que se guardó al respecto.",
    },
    bitcoin: {
      title: "¿Confirma Bitcoin la fecha de la inscripción?",
      text: "El comando muestra el número de un bloque y su raíz de Merkle. Compárelos con lo que muestran dos exploradores de bloques que usted elija. Si coinciden, la inscripción existía cuando se creó el bloque, con un margen de dos horas.",
    },
    earlier: {
      title: "¿Existía ya el archivo antes del registro? (earlier-{number})",
      text: "Esta prueba es anterior al registro de la obra. Muestra que el archivo existía, no quién lo tenía. Más abajo, el verificador dice si la inscripción se refiere de verdad a esta prueba.",
    },
    checker: {
      title: "Todas las comprobaciones del certificado a la vez",
      text: "El verificador repite los pasos sobre la inscripción y comprueba su lugar en la bitácora y la lista de cambios. La palabra en mayúsculas indica el resultado. Justo después, «echo $?» muestra 0 si el certificado es válido, 1 si no lo es y 2 si no se pudo verificar.",
    },
    document: {
      title: "¿Es el PDF del propio registro?",
      text: "El verificador dice si el registro firmó todo el PDF para este certificado. Algunos lectores de PDF muestran también esa firma, pero no conocen el certificado raíz del registro, que está en trust.json.",
    },
  },
  differs:
    "Si los dos archivos de confianza difieren, quizá el registro ha cambiado sus claves desde entonces, o la carpeta es falsa. En ese caso, use trust-elsewhere.json en lugar de trust.json en todos los pasos siguientes. No confíe en nada que no supere la comprobación con ese archivo. Un verificador falso podría decir cualquier cosa: si puede, consiga también el verificador por otra vía.",
  bring: "El archivo no está en esta carpeta. Ponga en ella una copia sin cambios, con el nombre {name}.",
  needsRoot:
    "El sello de tiempo no contiene su certificado raíz. El comando usa los certificados raíz de un equipo con Debian; en otro sistema, indique los de ese sistema.",
  statusAt: "La lista de cambios dice lo que se sabía el {date}. Lo que se dijo después no está en la lista.",
  noStatus: "Esta carpeta no tiene lista de cambios: no muestra si la obra se retiró o se impugnó.",
  offline:
    "Sin conexión, el verificador no consulta la fecha en la blockchain. Si tiene conexión, añada --rpc y la dirección de un nodo de esa blockchain. Para obtener la lista de cambios más reciente, añada --registry y la dirección del registro.",
  filesTitle: "Qué muestra cada archivo",
  shows: "Muestra",
  not: "No muestra",
  believe: "A quién hay que creer",
  kinds: {
    document: {
      shows: "el certificado para leerlo, con la prueba dentro",
      not: "los cambios posteriores al PDF",
      believe: "al registro, cuya firma abarca todo el PDF",
    },
    bundle: {
      shows: "la inscripción, su lugar en la bitácora y las pruebas de su fecha",
      not: "quién creó la obra, ni quién es la persona detrás del nombre",
      believe: "al registro, en cuanto a su firma; en cuanto a la fecha, a las fuentes que nombran los pasos",
    },
    status: {
      shows: "lo que se dijo del certificado después de registrar la obra",
      not: "lo que se dijo después de su propia fecha",
      believe: "al registro, que debe mostrar a todo el mundo la misma bitácora",
    },
    trust: {
      shows: "qué claves cuentan",
      not: "que sean las claves verdaderas del registro",
      believe: "a quien le dio la copia con la que se compara",
    },
    checker: {
      shows: "el resultado de todas las comprobaciones",
      not: "que él mismo sea auténtico",
      believe: "a su código, que cualquiera puede leer, o a una copia obtenida por otra vía",
    },
    format: {
      shows: "cómo escribir otro verificador",
      not: "nada sobre este certificado",
      believe: "a nadie; son solo instrucciones",
    },
    work: {
      shows: "el propio archivo registrado",
      not: "quién lo hizo",
      believe: "a nadie; se compara su huella",
    },
    record: {
      shows: "partes de la prueba, para otros programas",
      not: "más que la propia prueba",
      believe: "a los mismos que para la prueba",
    },
    keys: {
      shows: "claves y firmas, para OpenSSL",
      not: "de quién son las claves",
      believe: "a trust.json, una vez comparado",
    },
    clock: {
      shows: "que un estado de la bitácora ya existía en una fecha determinada",
      not: "qué dice la inscripción, ni si es cierto",
      believe: "a la autoridad de sellado, o a los bloques de Bitcoin según dos exploradores",
    },
    earlier: {
      shows: "que un archivo existía antes de registrarse",
      not: "quién lo tenía entonces",
      believe: "a la autoridad de sellado, o a los bloques de Bitcoin",
    },
    sums: {
      shows: "las huellas de los archivos",
      not: "que nadie los cambiara a propósito",
      believe: "a nadie; cada una se puede calcular de nuevo",
    },
  },
  custodyTitle: "De dónde vienen las huellas",
  custody: {
    registered:
      "La huella de un archivo registrado está en la inscripción. La huella se calculó antes de llegar al registro, y el registro la firmó tal como la recibió.",
    page: "El SHA-256 de cada archivo de la lista anterior se calculó en el navegador al preparar esta carpeta. El PDF, la lista de cambios, el archivo de confianza, el verificador y el formato proceden del registro.",
    command:
      "El SHA-256 de cada archivo de la lista anterior lo calculó el comando al preparar esta carpeta. Los archivos los proporcionó quien ejecutó el comando, o el comando los obtuvo del registro indicado.",
    cut: "Los archivos para OpenSSL y otros programas se extrajeron de la prueba. Quien repita la extracción obtiene los mismos bytes.",
  },
  limitsTitle: "Lo que ningún paso muestra",
  limits:
    "Un registro no demuestra quién creó una obra, ni que el nombre indicado sea el de quien la registró. Este texto es una explicación y no es asesoramiento jurídico. No está firmado: solo cuentan las comprobaciones.",
};
