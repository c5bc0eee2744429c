/** Stand-in for the generated list of documents. */
export default [];
