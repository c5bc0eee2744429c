import {goLines, goString} from '../quoting/go';
import type {PreparedCall} from './call';
import {literal, styles} from './literals';

const stopOnError = ['if err != nil {', '\tlog.Fatal(err)', '}'];

/** Statements that make the body. */
function bodyCode({body}: PreparedCall): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`body := strings.NewReader(${goLines(literal(body.value, styles.json, '', 28))})`];
    case 'text':
      return [
        `body := strings.NewReader(${/[\n"]/.test(body.text) ? goLines(body.text) : goString(body.text)})`,
      ];
    case 'file':
    case 'form':
      return [
        `file, err := os.Open(${goString(body.file)})`,
        ...stopOnError,
        'defer file.Close()',
        ...(body.kind === 'file'
          ? ['info, err := file.Stat()', ...stopOnError]
          : [
              'body := &bytes.Buffer{}',
              'form := multipart.NewWriter(body)',
              `part, err := form.CreateFormFile(${goString(body.field)}, ${goString(body.file)})`,
              ...stopOnError,
              'if _, err := io.Copy(part, file); err != nil {',
              '\tlog.Fatal(err)',
              '}',
              'if err := form.Close(); err != nil {',
              '\tlog.Fatal(err)',
              '}',
            ]),
      ];
    case 'none':
      return [];
  }
}

function headerCode({headers, login, body}: PreparedCall): readonly string[] {
  return [
    ...(body.kind === 'file' ? ['request.ContentLength = info.Size()'] : []),
    ...(login === undefined
      ? []
      : [
          `request.SetBasicAuth(${goString(login.replace(/:.*$/, ''))}, ${goString(login.replace(/^[^:]*:/, ''))})`,
        ]),
    ...headers.map(([name, value]) => `request.Header.Set(${goString(name)}, ${goString(value)})`),
    ...(body.kind === 'form'
      ? ['request.Header.Set("Content-Type", form.FormDataContentType())']
      : []),
  ];
}

/** A plain GET needs no request of its own. */
function isPlainGet({method, headers, login, body, expects}: PreparedCall): boolean {
  return (
    method === 'GET' &&
    headers.length === 0 &&
    login === undefined &&
    body.kind === 'none' &&
    expects !== 'redirect'
  );
}

function requestCode(call: PreparedCall): readonly string[] {
  if (isPlainGet(call)) return [`response, err := http.Get(${goString(call.url)})`, ...stopOnError];
  const {kind} = call.body;
  const reader = kind === 'none' ? 'nil' : kind === 'file' ? 'file' : 'body';
  return [
    `request, err := http.NewRequest(${goString(call.method)}, ${goString(call.url)}, ${reader})`,
    ...stopOnError,
    ...headerCode(call),
    ...(call.expects === 'redirect'
      ? [
          'client := http.Client{',
          '\tCheckRedirect: func(*http.Request, []*http.Request) error {',
          '\t\treturn http.ErrUseLastResponse',
          '\t},',
          '}',
        ]
      : []),
    `response, err := ${call.expects === 'redirect' ? 'client' : 'http.DefaultClient'}.Do(request)`,
    ...stopOnError,
  ];
}

function responseCode({expects, saveAs}: PreparedCall): readonly string[] {
  const check = ['if response.StatusCode != http.StatusOK {', '\tlog.Fatal(response.Status)', '}'];
  const copy = (target: string): readonly string[] => [
    `if _, err := io.Copy(${target}, response.Body); err != nil {`,
    '\tlog.Fatal(err)',
    '}',
  ];
  switch (expects) {
    case 'json':
      return [...check, ...copy('os.Stdout')];
    case 'file':
      return [
        ...check,
        `target, err := os.Create(${goString(saveAs)})`,
        ...stopOnError,
        'defer target.Close()',
        ...copy('target'),
      ];
    case 'redirect':
      return [
        'fmt.Println(response.Status)',
        'fmt.Println(response.Header.Get("Location"))',
        ...copy('os.Stdout'),
      ];
    case 'headers':
      return [
        'fmt.Println(response.Status)',
        'if err := response.Header.Write(os.Stdout); err != nil {',
        '\tlog.Fatal(err)',
        '}',
      ];
    case 'text':
      return ['fmt.Println(response.Status)', ...copy('os.Stdout')];
  }
}

/** Packages by the name that the code uses for them, in the order of gofmt. */
const packages = [
  ['bytes', 'bytes'],
  ['fmt', 'fmt'],
  ['io', 'io'],
  ['log', 'log'],
  ['multipart', 'mime/multipart'],
  ['http', 'net/http'],
  ['os', 'os'],
  ['strings', 'strings'],
] as const;

/** A call as a Go program. */
export function go(call: PreparedCall): string {
  const statements = [
    ...bodyCode(call),
    ...requestCode(call),
    'defer response.Body.Close()',
    ...responseCode(call),
  ];
  const used = statements.map((statement) =>
    statement.replaceAll(/`[^`]*`|"(?:[^"\\]|\\.)*"/g, ''),
  );
  const imports = packages.filter(([name]) =>
    used.some((statement) => new RegExp(String.raw`\b${name}\.`).test(statement)),
  );
  return [
    'package main',
    '',
    'import (',
    ...imports.map(([, name]) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...statements.map((statement) => `\t${statement}`),
    '}',
  ].join('\n');
}
