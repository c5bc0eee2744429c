import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import {HOST} from '../suite/programs';

/** A conversation with an FTP server, for what programs don't let one choose. */
export interface FtpTalk {
  /** Answer to the password. */
  readonly signedIn: string;
  /** Sends a command and gives the lines of the reply. */
  readonly say: (command: string) => Promise<string>;
  /** Opens a connection for a transfer. `from` is the client's address on it. */
  readonly open: (from?: string) => Promise<Socket>;
  readonly close: () => void;
}

/** Connects and signs in. */
export async function talkFtp(port: number, user: string, password: string): Promise<FtpTalk> {
  const socket = connect({port, host: HOST});
  let heard = '';
  let isClosed = false;
  let wake = (): void => undefined;
  socket.on('data', (part: Buffer) => {
    heard += part.toString();
    wake();
  });
  socket.on('error', () => undefined); // Some servers reset what they refuse.
  socket.on('close', () => {
    isClosed = true;
    wake();
  });
  const answer = async (): Promise<string> => {
    for (;;) {
      const [all] = /^(?:\d{3}-[\s\S]*?^)?\d{3} .*\r\n/m.exec(heard) ?? [];
      if (all !== undefined) {
        heard = heard.slice(all.length);
        return all.trim();
      }
      if (isClosed) throw new Error('The server closed the connection.');
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  const say = (command: string) => {
    if (command !== '') socket.write(`${command}\r\n`);
    return answer();
  };
  await answer();
  const asked = await say(`USER ${user}`);
  const signedIn = asked.startsWith('331') ? await say(`PASS ${password}`) : asked;
  return {
    signedIn,
    say,
    open: async (from = HOST) => {
      const [, high = '', low = ''] = /,(\d+),(\d+)\)/.exec(await say('PASV')) ?? [];
      const data = connect({
        port: Number(high) * 256 + Number(low),
        host: HOST,
        localAddress: from,
      });
      data.on('error', () => undefined);
      await once(data, 'connect');
      return data;
    },
    close: () => socket.destroy(),
  };
}
