/** Name of the OpenAPI file in the folder of each language. */
export const OPENAPI_FILE = 'openapi.json';
