/** Stand-in for generated data that no component test needs. */
export default {};
