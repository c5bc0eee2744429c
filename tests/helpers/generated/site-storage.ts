/** Stand-in for the generated storage settings. */
export default {type: 'localStorage', namespace: ''};
