/** Stub of the generated storage settings. */
export default {type: 'localStorage', namespace: ''};
