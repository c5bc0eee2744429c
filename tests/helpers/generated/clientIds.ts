/** Stub of the ids of the API servers' applications. */
export default {baidu: 'baidu-id'};
