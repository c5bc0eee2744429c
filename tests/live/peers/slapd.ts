import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {HOST, freePort, runProgram} from '../suite/programs';
import {peerFolder, startPeer, type Peer} from './folder';

export interface Directory extends Peer {
  readonly url: string;
  /** DN and password of an account that can read users. */
  readonly reader: {readonly dn: string; readonly password: string};
}

const SCHEMAS = '/etc/ldap/schema';
export const BASE = 'dc=example,dc=com';

/**
 * Starts OpenLDAP with people under `ou=people,dc=example,dc=com`.
 *
 * @param people usernames; the password of each is `ldap-<name>`
 */
export async function startSlapd(people: readonly string[]): Promise<Directory> {
  const folder = peerFolder('slapd');
  const port = await freePort();
  const url = `ldap://${HOST}:${String(port)}`;
  const reader = {dn: `cn=reader,${BASE}`, password: 'EXAMPLE-PASSWORD'};
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const config = path.join(folder, 'slapd.conf');
  writeFileSync(
    config,
    `${['core', 'cosine', 'inetorgperson'].map((name) => `include ${SCHEMAS}/${name}.schema`).join('\n')}
pidfile ${folder}/slapd.pid
modulepath /usr/lib/ldap
moduleload back_mdb
database mdb
maxsize 10485760
suffix "${BASE}"
rootdn "cn=root,${BASE}"
directory ${data}
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${reader.dn}" read by anonymous auth by * none
`,
  );
  const person = (name: string) =>
    `dn: uid=${name},ou=people,${BASE}
objectClass: inetOrgPerson
uid: ${name}
cn: ${name}
sn: ${name}
userPassword: ldap-${name}
`;
  const entries = [
    `dn: ${BASE}\nobjectClass: dcObject\nobjectClass: organization\no: Example\ndc: example\n`,
    `dn: ou=people,${BASE}\nobjectClass: organizationalUnit\nou: people\n`,
    `dn: ${reader.dn}\nobjectClass: organizationalRole\nobjectClass: simpleSecurityObject\ncn: reader\nuserPassword: ${reader.password}\n`,
    ...people.map(person),
  ];
  const added = await runProgram('/usr/sbin/slapadd', ['-f', config], {input: entries.join('\n')});
  if (added.code !== 0) throw new Error(added.stderr);
  // `-d 0` keeps it in the foreground.
  const peer = await startPeer('slapd', ['-f', config, '-h', url, '-d', '0'], {port, folder});
  return {...peer, url, reader};
}
