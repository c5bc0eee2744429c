/** Most bits a permission number may have: it is a 32-bit integer in the program. */
const MOST_PERMISSION_BITS = 31;

/** Reads a permission number someone typed; undefined when it is not one. */
export function parsePermissionNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return undefined;
  const value = Number(trimmed);
  return value < 2 ** MOST_PERMISSION_BITS ? value : undefined;
}

/** Whether a permission number holds a bit, given by its value (1, 2, 4 …). */
export function hasBit(permission: number, bitValue: number): boolean {
  return Math.floor(permission / bitValue) % 2 === 1;
}

/** Sum of bit values. */
export function joinBits(bitValues: readonly number[]): number {
  return bitValues.reduce((sum, value) => sum + value, 0);
}

/** What of a number the known bits do not explain. */
export function unknownPart(permission: number, bitValues: readonly number[]): number {
  return permission - joinBits(bitValues.filter((value) => hasBit(permission, value)));
}
