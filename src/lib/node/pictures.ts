import type {Localized} from '../shared/localized';

/** Color modes that a picture is taken in. */
export const pictureModes = ['light', 'dark'] as const;

export type PictureMode = (typeof pictureModes)[number];

/** Folder of the pictures in the project: one folder per scene, and `shots.json`. */
export const PICTURES_FOLDER = 'src/pictures';

/** Widths in pixels of the files that browsers load: a phone, the text column, a phone with three dots per pixel, the column with two. */
export const PICTURE_WIDTHS_PX = [480, 736, 1080, 1472] as const;

/** What is written about a picture. */
export interface PictureTexts {
  /** What matters on it, for readers who don't see it. */
  readonly alt: Localized;
  readonly caption: Localized;
  /** What the numbers point at, by the mark's name in the scene, in order. */
  readonly marks?: Readonly<Record<string, Localized>>;
}

/** What the camera noted about the pictures of a scene in one language. */
export interface Shot {
  /** Of the file in pixels. */
  readonly width: number;
  readonly height: number;
  /** Width in CSS pixels at which it is shown at most. */
  readonly shown: number;
  /** Places of marks, in percent from the left and from the top. */
  readonly marks: Readonly<Record<string, readonly [number, number]>>;
}

/** Content of `shots.json`, by scene. */
export type Shots = Readonly<Record<string, Localized<Shot>>>;

/** File of a picture below {@link PICTURES_FOLDER}. */
export function pictureFile(scene: string, locale: string, mode: PictureMode): string {
  return `${scene}/${locale}-${mode}.png`;
}

/** The same picture in another width, made with it. */
export function narrowerFile(file: string, width: number): string {
  return file.replace(/\.png$/, `.${width}.webp`);
}
