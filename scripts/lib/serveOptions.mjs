/** Options of `npm run serve`, which `npm run site` takes too. */
export const serveOptions = /** @type {const} */ ({
  port: {type: 'string', value: 'port', default: '3000', help: 'Port to listen on'},
  host: {type: 'string', value: 'name', default: 'localhost', help: 'Address to listen on'},
  dir: {type: 'string', value: 'folder', default: 'build', help: 'Folder of the built site'},
});
