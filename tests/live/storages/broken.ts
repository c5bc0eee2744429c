import {connect} from 'node:net';
import type {AList} from '../suite/alist';
import {HOST} from '../suite/programs';

/** Uploads the beginning of a file through the web interface's route, and then breaks the connection. */
export async function breakUpload(
  {port, adminToken}: AList,
  path: string,
  {size, sent, after}: {size: number; sent: string; after: () => Promise<unknown>},
): Promise<void> {
  const socket = connect({port, host: HOST});
  socket.on('error', () => undefined);
  socket.write(
    [
      'PUT /api/fs/put HTTP/1.1',
      `Host: ${HOST}`,
      `Authorization: ${adminToken}`,
      `File-Path: ${encodeURIComponent(path)}`,
      'Content-Type: application/octet-stream',
      `Content-Length: ${String(size)}`,
      '',
      sent,
    ].join('\r\n'),
  );
  await after();
  socket.destroy();
}
