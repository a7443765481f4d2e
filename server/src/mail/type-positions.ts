/**
 * A set of positions as bits, in as many bytes as it needs: position 0 is the lowest bit of the first byte. The bytes of
 * a set stay the same when the list that the positions count grows.
 */
export function bytesOf(positions: readonly number[]): Buffer {
  const bytes = Buffer.alloc(Math.floor(Math.max(0, ...positions) / 8) + 1);
  for (const position of positions) {
    const index = Math.floor(position / 8);
    bytes.writeUInt8(bytes.readUInt8(index) | (1 << (position % 8)), index);
  }
  return bytes;
}

/** The positions that `bytesOf` wrote, in ascending order. */
export function positionsIn(bytes: Buffer): number[] {
  return [...bytes].flatMap((byte, index) => bits.filter((bit) => (byte >> bit) & 1).map((bit) => index * 8 + bit));
}

const bits = [0, 1, 2, 3, 4, 5, 6, 7];
