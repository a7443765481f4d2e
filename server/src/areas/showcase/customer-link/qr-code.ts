import { create } from 'qrcode';

/** Empty modules around the code that readers need (ISO/IEC 18004). */
const quietZone = 4;

/** An address as QR code, as SVG that is sharp at any size; a quarter of it may be dirty or torn. */
export function qrCodeSvg(address: string): string {
  const { modules } = create(address, { errorCorrectionLevel: 'Q' });
  const side = modules.size + 2 * quietZone;
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 8}" height="${side * 8}" shape-rendering="crispEdges">` +
    `<rect width="${side}" height="${side}" fill="#ffffff"/><path d="${path}" fill="#000000"/></svg>`
  );
}
