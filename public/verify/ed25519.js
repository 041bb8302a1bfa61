/**
 * Whether an Ed25519 signature (RFC 8032) is of this key and message. Chromium 137, Firefox 129 and Safari 17 know how;
 * before those the arithmetic is done here. There is no secret in it that its time could give away.
 */
export async function isSignedBy(key, signature, message) {
  try {
    const known = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', known, signature, message);
  } catch {
    return isSignedByArithmetic(key, signature, message);
  }
}

const P = 2n ** 255n - 19n;
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n;
const BASE_Y = 46316835694926478169428394003475163141307993866256225615783033603165251855960n;
const mod = (value) => ((value % P) + P) % P;

function power(base, exponent) {
  let result = 1n;
  for (let square = mod(base), rest = exponent; rest > 0n; rest >>= 1n, square = (square * square) % P) {
    if (rest & 1n) result = (result * square) % P;
  }
  return result;
}

/** The point with this y, and x odd or even; null where there is none. Points are [X, Y, Z, T], extended coordinates. */
function pointAt(y, odd) {
  if (y >= P) return null;
  const [u, v] = [mod(y * y - 1n), mod(D * y * y + 1n)];
  let x = mod(u * power(v, 3n) * power(u * power(v, 7n), (P - 5n) / 8n));
  if (mod(v * x * x) === mod(-u)) x = mod(x * power(2n, (P - 1n) / 4n));
  if (mod(v * x * x) !== u || (x === 0n && odd)) return null;
  if ((x & 1n) !== (odd ? 1n : 0n)) x = P - x;
  return [x, y, 1n, mod(x * y)];
}

function sum([x1, y1, z1, t1], [x2, y2, z2, t2]) {
  const [a, b] = [mod((y1 - x1) * (y2 - x2)), mod((y1 + x1) * (y2 + x2))];
  const [c, d] = [mod(2n * t1 * t2 * D), mod(2n * z1 * z2)];
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)];
}

function times(point, factor) {
  let result = [0n, 1n, 1n, 0n];
  for (let double = point, rest = factor; rest > 0n; rest >>= 1n, double = sum(double, double)) {
    if (rest & 1n) result = sum(result, double);
  }
  return result;
}

/** As `isSignedBy`, without the browser's own. */
export async function isSignedByArithmetic(key, signature, message) {
  if (key.length !== 32 || signature.length !== 64) return false;
  const decode = (bytes) => pointAt(numberOf(bytes) & (2n ** 255n - 1n), bytes[31] >> 7 === 1);
  const [a, r, s] = [decode(key), decode(signature.slice(0, 32)), numberOf(signature.slice(32))];
  if (!a || !r || s >= ORDER) return false;
  const hashed = new Uint8Array(64 + message.length);
  hashed.set(signature.slice(0, 32));
  hashed.set(key, 32);
  hashed.set(message, 64);
  const k = numberOf(new Uint8Array(await crypto.subtle.digest('SHA-512', hashed))) % ORDER;
  const [x1, y1, z1] = times(pointAt(BASE_Y, false), s);
  const [x2, y2, z2] = sum(r, times(a, k));
  return mod(x1 * z2) === mod(x2 * z1) && mod(y1 * z2) === mod(y2 * z1);
}

/** Bytes as a number, the lowest first. */
const numberOf = (bytes) => BigInt(`0x${hex(Uint8Array.from(bytes).reverse())}`);

/** Bytes as hexadecimal digits. */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
