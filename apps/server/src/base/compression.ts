import { deflateRawSync, inflateRawSync } from "node:zlib";

/**
 * What most sealed texts have in common, the most common last: keys of the private details, and names of claims. It never
 * changes, because values compressed with it need it: another one requires a new version of sealed values.
 */
const dictionary = Buffer.from(
  '{"selfIdentification":{"pronouns":"they/themshe/herhe/him","canadianCitizen":"yes","officialLanguageMinority":"no"},' +
    '"sellingProducts":true,"collaborators":[{"givenName":"","familyName":"","addressLine1":"","addressLine2":"",' +
    '"city":"","stateProvince":"","postalCode":"","country":"Canada","yearOfBirth":"19","email":"@gmail.com",' +
    '"phoneNumber":"+1 "}],"agent":null}","selfIdentification.gender_identity","","selfIdentification.sexual_orientation","' +
    '","selfIdentification.racial_identity","","selfIdentification.indigenous_identity","","selfIdentification.country_of_origin","' +
    '","selfIdentification.languages_spoken","","selfIdentification.disability_status","","selfIdentification.accommodation_needs","' +
    '","selfIdentification.pronouns","","walletSignature","{"address":"0x","message":"","signature":"0x"}"]\n["' +
    '","collaborator.1",{"givenName":"","familyName":""}]\n["","collaborator.1.email","","collaborator.2",{"givenName":"' +
    '","materialType","","medium","","categories",["literary","dramatic","musical","artistic"]]\n["","copyrightRelation","author"]\n["' +
    '","declaration","2026-01"]\n["","publication",{"date":"20","city":"","province":""}]\n["","file.1",{"sha256":"' +
    '","name":".pdf","size":,"mediaType":"application/pdf"}]\n["","creatorName","","creatorEmail","@example.com"]\n["' +
    '","title","The ","description","","keywords",[""]]\n["',
);

/** The lowest level that finds repetitions at all: a higher one takes twice the time to save a hundredth of the size. */
const options = { level: 1, dictionary };

export function deflate(text: string): Buffer {
  return deflateRawSync(text, options);
}

export function inflateText(bytes: Uint8Array): string {
  return inflateRawSync(bytes, options).toString();
}
