/** Stub of the texts of parts loaded later: tests run in English. */
export default {};
