/** Comments in the files, in the language of the page. */
export interface Comments {
  readonly nginxPath: string;
  readonly nginxHost: string;
  readonly nginxAddress: string;
  readonly nginxSize: string;
  readonly nginxTimeout: string;
  readonly apacheSize: string;
  readonly apacheAddress: string;
  readonly apacheNames: string;
  readonly traefikTimeout: string;
}
