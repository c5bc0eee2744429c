/** Stand-in for the generated routes. */
export default [];
