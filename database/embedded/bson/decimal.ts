import { BsonType } from './types';

const maxCoefficient = 10n ** 34n - 1n;
const exponentBias = 6176;

/**
 * An IEEE 754 decimal128: sign, up to 34 digits and a power of ten. The exponent is kept as written (1.0 and 1.00
 * are equal but distinct), so a value that is only read and stored again does not change.
 */
export class Decimal {
  constructor(
    readonly kind: 'finite' | 'infinity' | 'nan',
    readonly negative: boolean,
    readonly coefficient: bigint,
    readonly exponent: number,
  ) {}

  get bsonType(): number {
    return BsonType.decimal;
  }

  /** From the 16 bytes of the BSON value (little endian, binary integer coefficient). */
  static fromBytes(bytes: Buffer, offset: number): Decimal {
    const low = bytes.readBigUInt64LE(offset);
    const high = bytes.readBigUInt64LE(offset + 8);
    const negative = high >> 63n === 1n;
    const combination = Number((high >> 58n) & 0x1fn);
    if (combination === 0x1f) return new Decimal('nan', negative, 0n, 0);
    if (combination === 0x1e) return new Decimal('infinity', negative, 0n, 0);
    if (combination >> 3 === 3) {
      // The large-coefficient form cannot hold a valid 34-digit value: by the standard it counts as zero.
      return new Decimal('finite', negative, 0n, Number((high >> 47n) & 0x3fffn) - exponentBias);
    }
    const exponent = Number((high >> 49n) & 0x3fffn) - exponentBias;
    const coefficient = ((high & 0x1ffffffffffffn) << 64n) | low;
    return new Decimal('finite', negative, coefficient > maxCoefficient ? 0n : coefficient, exponent);
  }

  /** Sixteen bytes as BSON stores them. */
  toBytes(): Buffer {
    const bytes = Buffer.alloc(16);
    const sign = this.negative ? 1n << 63n : 0n;
    if (this.kind !== 'finite') {
      bytes.writeBigUInt64LE(sign | (this.kind === 'nan' ? 0x1fn << 58n : 0x1en << 58n), 8);
      return bytes;
    }
    bytes.writeBigUInt64LE(this.coefficient & 0xffffffffffffffffn, 0);
    bytes.writeBigUInt64LE(sign | (BigInt(this.exponent + exponentBias) << 49n) | (this.coefficient >> 64n), 8);
    return bytes;
  }

  /** Coefficient with its sign. */
  get signed(): bigint {
    return this.negative ? -this.coefficient : this.coefficient;
  }

  toNumber(): number {
    if (this.kind === 'nan') return Number.NaN;
    if (this.kind === 'infinity') return this.negative ? -Infinity : Infinity;
    return Number(`${this.negative ? '-' : ''}${this.coefficient}e${this.exponent}`);
  }

  /** Scientific or plain notation by the decimal arithmetic standard, as MongoDB prints it. */
  toString(): string {
    const sign = this.negative ? '-' : '';
    if (this.kind === 'nan') return 'NaN';
    if (this.kind === 'infinity') return `${sign}Infinity`;
    const digits = this.coefficient.toString();
    const adjusted = this.exponent + digits.length - 1;
    if (this.exponent > 0 || adjusted < -6) {
      const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
      return `${sign}${digits[0]}${fraction}E${adjusted < 0 ? '' : '+'}${adjusted}`;
    }
    if (this.exponent === 0) return sign + digits;
    const padded = digits.padStart(1 - this.exponent, '0');
    return `${sign}${padded.slice(0, this.exponent)}.${padded.slice(this.exponent)}`;
  }
}
