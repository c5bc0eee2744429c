import {connect, createServer, type AddressInfo, type Socket} from 'node:net';
import {HOST} from '../suite/programs';

/** A conversation with an FTP server, line by line. */
export interface FtpTalk {
  /** Sends a command and gives the last line of the reply. Without a command: the next reply. */
  readonly say: (command?: string) => Promise<string>;
  /** Opens the data connection that `PASV` offers, for one more command; `text` is what comes until its end. */
  readonly passive: (from?: string) => Promise<{readonly text: Promise<string>}>;
  /** Resolves when the server hangs up. */
  readonly closed: Promise<void>;
  readonly end: () => void;
}

const isLast = (line: string): boolean => /^\d{3} /.test(line);

/** Connects from 127.0.0.1; with a name, signs in too. */
export async function ftpTalk(port: number, user?: string, password = ''): Promise<FtpTalk> {
  const socket = connect({port, host: HOST, localAddress: HOST});
  const replies: string[] = [];
  const waiting: ((reply: string) => void)[] = [];
  let rest = '';
  let hungUp: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (hungUp = resolve));
  socket.on('data', (part) => {
    const lines = (rest + part.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter(isLast)) {
      const next = waiting.shift();
      if (next) next(line);
      else replies.push(line);
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const next of waiting) next('');
    hungUp();
  });
  const say: FtpTalk['say'] = (command) => {
    if (command !== undefined) socket.write(`${command}\r\n`);
    const reply = replies.shift();
    return reply === undefined
      ? new Promise((resolve) => waiting.push(resolve))
      : Promise.resolve(reply);
  };
  await say();
  if (user !== undefined) {
    await say(`USER ${user}`);
    const reply = await say(`PASS ${password}`);
    if (!reply.startsWith('230')) throw new Error(`FTP: ${reply}`);
  }
  return {
    say,
    closed,
    end: () => socket.destroy(),
    passive: async (from = HOST) => {
      const reply = await say('PASV');
      const numbers = /\((?:\d+,){4}(\d+),(\d+)\)/.exec(reply);
      if (!numbers) throw new Error(`FTP: ${reply}`);
      const data = connect({
        port: Number(numbers[1]) * 256 + Number(numbers[2]),
        host: HOST,
        localAddress: from,
      });
      const text = textOf(data);
      await new Promise<void>((resolve, reject) => {
        data.once('connect', resolve);
        data.once('error', reject);
      });
      return {text};
    },
  };
}

/** What a socket receives until the other side ends. */
function textOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('error', () => resolve(text));
    socket.on('close', () => resolve(text));
  });
}

/** Waits for the server's data connection in active mode, at an address of this machine. */
export async function activeSide(host = HOST): Promise<{
  /** For `PORT`. */
  readonly address: string;
  readonly connected: Promise<Socket>;
  readonly close: () => void;
}> {
  let arrived: (socket: Socket) => void = () => undefined;
  const connected = new Promise<Socket>((resolve) => (arrived = resolve));
  const server = createServer((socket) => arrived(socket));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const {port} = server.address() as AddressInfo;
  return {
    address: [...host.split('.'), Math.floor(port / 256), port % 256].join(','),
    connected,
    close: () => server.close(),
  };
}
