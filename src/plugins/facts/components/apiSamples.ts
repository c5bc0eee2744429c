import type {RouteFact} from '../data/schema';

/** Request of an example in the facts. */
export type SampleRequest = NonNullable<RouteFact['example']>['request'];

/** Languages of samples, in the order of their tabs (content standard section 8 d). */
export const sampleLanguages = [
  {id: 'curl', label: 'curl', syntax: 'bash'},
  {id: 'js', label: 'JavaScript', syntax: 'javascript'},
  {id: 'python', label: 'Python', syntax: 'python'},
  {id: 'go', label: 'Go', syntax: 'go'},
] as const;

type SampleLanguage = (typeof sampleLanguages)[number]['id'];

/** Stands for the bytes of a file where the body is one. */
const FILE_BODY = /^\(file bytes\)$/;
const SAMPLE_FILE = 'plan.pdf';

function bodyText({body}: SampleRequest): string | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function isFile(request: SampleRequest): boolean {
  return FILE_BODY.test(bodyText(request) ?? '');
}

/** A text in single quotes for a POSIX shell. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function headerEntries({headers}: SampleRequest): readonly (readonly [string, string])[] {
  return Object.entries(headers ?? {});
}

function curl(request: SampleRequest): string {
  const body = bodyText(request);
  const data = isFile(request) ? `@${SAMPLE_FILE}` : body;
  return [
    `curl -X ${request.method} ${shellQuote(request.url)}`,
    ...headerEntries(request).map(([name, value]) => `  -H ${shellQuote(`${name}: ${value}`)}`),
    ...(data === undefined ? [] : [`  --data-binary ${shellQuote(data)}`]),
  ].join(' \\\n');
}

function indent(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}

function javascript(request: SampleRequest): string {
  const headers = headerEntries(request);
  const body = isFile(request)
    ? 'file'
    : typeof request.body === 'object'
      ? `JSON.stringify(${indent(JSON.stringify(request.body, null, 2), 2)})`
      : JSON.stringify(request.body);
  const options = [
    `  method: '${request.method}',`,
    ...(headers.length === 0
      ? []
      : [`  headers: ${indent(JSON.stringify(Object.fromEntries(headers), null, 2), 2)},`]),
    ...(request.body === undefined ? [] : [`  body: ${body},`]),
  ];
  return [
    `const response = await fetch('${request.url}', {`,
    ...options,
    '});',
    'console.log(await response.json());',
  ].join('\n');
}

/** A JSON value as a Python literal. */
function pythonLiteral(value: unknown): string {
  return JSON.stringify(value, null, 4)
    .replaceAll(/(?<=[[{:,\s])true(?=[,\s\]}])/g, 'True')
    .replaceAll(/(?<=[[{:,\s])false(?=[,\s\]}])/g, 'False')
    .replaceAll(/(?<=[[{:,\s])null(?=[,\s\]}])/g, 'None');
}

function python(request: SampleRequest): string {
  const headers = headerEntries(request);
  const isJson = typeof request.body === 'object' && request.body !== null;
  const body = isFile(request)
    ? `    data=open("${SAMPLE_FILE}", "rb"),`
    : isJson
      ? `    json=${indent(pythonLiteral(request.body), 4)},`
      : `    data=${JSON.stringify(request.body)},`;
  const sent = isJson ? headers.filter(([name]) => name !== 'Content-Type') : headers;
  return [
    'import requests',
    '',
    'response = requests.request(',
    `    "${request.method}",`,
    `    "${request.url}",`,
    ...(sent.length === 0
      ? []
      : [`    headers=${indent(pythonLiteral(Object.fromEntries(sent)), 4)},`]),
    ...(request.body === undefined ? [] : [body]),
    '    timeout=30,',
    ')',
    'print(response.json())',
  ].join('\n');
}

function go(request: SampleRequest): string {
  const body = bodyText(request);
  const reader = isFile(request)
    ? 'file'
    : body === undefined
      ? 'nil'
      : `strings.NewReader(\`${body.replaceAll('`', '` + "`" + `')}\`)`;
  return [
    ...(isFile(request)
      ? [`file, err := os.Open("${SAMPLE_FILE}")`, 'if err != nil {', '\tlog.Fatal(err)', '}']
      : []),
    `request, err := http.NewRequest("${request.method}", "${request.url}", ${reader})`,
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
    ...headerEntries(request).map(
      ([name, value]) => `request.Header.Set("${name}", ${JSON.stringify(value)})`,
    ),
    'response, err := http.DefaultClient.Do(request)',
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
    'defer response.Body.Close()',
    'io.Copy(os.Stdout, response.Body)',
  ].join('\n');
}

/** A call in each language, ready to paste after the placeholders are replaced. */
export const samples: Readonly<Record<SampleLanguage, (request: SampleRequest) => string>> = {
  curl,
  js: javascript,
  python,
  go,
};
