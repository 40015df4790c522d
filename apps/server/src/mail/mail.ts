// What other rooms may use of the store of letters.
export {
  deleteOldLetters,
  deleteSomeLetters,
  listFailedLetters,
  listSentLetters,
  measureLetters,
  retryLetter,
  withdrawWaiting,
} from "./letter-store.ts";
