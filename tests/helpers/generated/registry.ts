/** Stub of generated data that no component test needs. */
export default {};
