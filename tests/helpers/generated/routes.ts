/** Stub of the generated routes. */
export default [];
