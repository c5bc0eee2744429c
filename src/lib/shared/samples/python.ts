import {pythonBytes, pythonLines, pythonString} from '../quoting/python';
import type {PreparedCall} from './call';
import {Expression, isPlainLines, literal, styles} from './literals';

function bodyCode({body}: PreparedCall): string | undefined {
  switch (body.kind) {
    case 'json':
      return `json.dumps(${literal(body.value, styles.python, '    ', 30)}).encode()`;
    case 'text':
      return `${isPlainLines(body.text) ? pythonLines(body.text) : pythonString(body.text)}.encode()`;
    case 'file':
      return `open(${pythonString(body.file)}, "rb")`;
    case 'form':
      return 'body';
    case 'none':
      return undefined;
  }
}

function headersCode({headers, login, body}: PreparedCall): string | undefined {
  const hasType = headers.some(([name]) => /^content-type$/i.test(name));
  const all = {
    ...(login === undefined ? {} : {Authorization: new Expression('"Basic " + login')}),
    ...Object.fromEntries(headers),
    // Without these, Python names the file a form, and sends it in chunks.
    ...(body.kind === 'file' && !hasType ? {'Content-Type': 'application/octet-stream'} : {}),
    ...(body.kind === 'file'
      ? {'Content-Length': new Expression(`str(os.path.getsize(${pythonString(body.file)}))`)}
      : {}),
    ...(body.kind === 'form'
      ? {'Content-Type': new Expression('f"multipart/form-data; boundary={boundary}"')}
      : {}),
  };
  if (Object.keys(all).length === 0) return undefined;
  return literal(all, styles.python, '    ', 13);
}

/** The standard library has nothing that writes forms with files. */
function form({body}: PreparedCall): readonly string[] {
  if (body.kind !== 'form') return [];
  const disposition = `Content-Disposition: form-data; name="${body.field}"; filename="${body.file}"`;
  return [
    'boundary = uuid.uuid4().hex',
    `with open(${pythonString(body.file)}, "rb") as file:`,
    '    body = b"\\r\\n".join([',
    '        b"--" + boundary.encode(),',
    `        ${pythonBytes(disposition)},`,
    '        b"Content-Type: application/octet-stream",',
    '        b"",',
    '        file.read(),',
    '        b"--" + boundary.encode() + b"--",',
    '        b"",',
    '    ])',
    '',
  ];
}

function request(call: PreparedCall): readonly string[] {
  const options = [
    ['method', call.method === 'GET' ? undefined : pythonString(call.method)],
    ['headers', headersCode(call)],
    ['data', bodyCode(call)],
  ].filter(([, code]) => code !== undefined);
  if (options.length === 0) return [`request = urllib.request.Request(${pythonString(call.url)})`];
  return [
    'request = urllib.request.Request(',
    `    ${pythonString(call.url)},`,
    ...options.map(([name, code]) => `    ${name}=${code},`),
    ')',
  ];
}

/** A response with an error status is an exception that can be read like any other response. */
function openAnyStatus(call: string): readonly string[] {
  return [
    'try:',
    `    response = ${call}`,
    'except urllib.error.HTTPError as error:',
    '    response = error',
    'print(response.status, response.reason)',
  ];
}

function responseCode({expects, saveAs}: PreparedCall): readonly string[] {
  const open = 'urllib.request.urlopen(request)';
  switch (expects) {
    case 'json':
      return [
        `with ${open} as response:`,
        '    print(json.dumps(json.load(response), indent=2, ensure_ascii=False))',
      ];
    case 'file':
      return [
        `with ${open} as response, open(${pythonString(saveAs)}, "wb") as file:`,
        '    shutil.copyfileobj(response, file)',
      ];
    case 'redirect':
      return [
        ...openAnyStatus('urllib.request.build_opener(NoRedirect).open(request)'),
        'print(response.headers["Location"] or response.read().decode())',
      ];
    case 'headers':
      return [...openAnyStatus(open), 'print(response.headers)'];
    case 'text':
      return [...openAnyStatus(open), 'print(response.read().decode())'];
  }
}

function imports({body, expects, login}: PreparedCall): readonly string[] {
  const modules = {
    base64: login !== undefined,
    json: body.kind === 'json' || expects === 'json',
    os: body.kind === 'file',
    shutil: expects === 'file',
    'urllib.error': expects !== 'json' && expects !== 'file',
    'urllib.request': true,
    uuid: body.kind === 'form',
  };
  return [
    ...Object.entries(modules)
      .filter(([, isUsed]) => isUsed)
      .map(([name]) => `import ${name}`),
    '',
  ];
}

/** Python follows redirects, except where a handler says no. */
const noRedirect = [
  '',
  'class NoRedirect(urllib.request.HTTPRedirectHandler):',
  '    def redirect_request(self, *args):',
  '        return None',
  '',
  '',
];

/** A call with Python's standard library. */
export function python(call: PreparedCall): string {
  const {login, expects} = call;
  return [
    ...imports(call),
    ...(expects === 'redirect' ? noRedirect : []),
    ...(login === undefined ? [] : [`login = base64.b64encode(${pythonBytes(login)}).decode()`]),
    ...form(call),
    ...request(call),
    ...responseCode(call),
  ].join('\n');
}
