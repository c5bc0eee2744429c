import {renderSVG} from 'uqr';

/** A QR code as a URL of an image. */
export function toDataUrl(text: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(renderSVG(text)).toString('base64')}`;
}
