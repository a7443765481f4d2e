declare module 'http_ece' {
  /** Decrypts a body of RFC 8188 that was encrypted for a browser (RFC 8291). */
  export function decrypt(
    body: Buffer,
    keys: { version: 'aes128gcm'; privateKey: import('node:crypto').ECDH; authSecret: string },
  ): Buffer;
}
