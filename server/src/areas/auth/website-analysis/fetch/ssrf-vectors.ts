/** Addresses by which an attacker would try to make us talk to ourselves or our neighbours. Used by the tests only. */
const privateIpv4 = [
  '127.0.0.1',
  '127.0.0.2',
  '127.1.2.3',
  '127.255.255.254',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.255.254',
  '169.254.169.254',
  '169.254.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.254',
  '192.0.0.1',
  '192.0.0.170',
  '192.0.2.1',
  '198.18.0.1',
  '198.19.255.254',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
] as const;

const privateIpv6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'fc00::1',
  'fd00::1',
  'fd00:ec2::254',
  'ff02::1',
  'ff0e::1',
  '2001:db8::1',
  '100::1',
  '2001:10::1',
  '4000::1',
  '5f00::1',
  '8000::1',
  '2606:4700:0:0:0:5efe:7f00:1',
  '2606:4700:0:0:200:5efe:7f00:1',
] as const;

export interface Vector {
  kind: string;
  url: string;
}

/** Every form of every address, for a server that would listen on `port`. */
export function ssrfVectors(port: number): Vector[] {
  const vectors: Vector[] = [];
  const add = (kind: string, ...hosts: string[]) => {
    for (const host of hosts) vectors.push({ kind, url: `http://${host}:${port}/` });
  };
  for (const address of privateIpv4) {
    add('plain', address);
    add('other notation', ...notations(address));
    add('IPv4 inside IPv6', ...wrapped(address));
  }
  for (const address of privateIpv6) add('IPv6', `[${address}]`);
  add('name', 'localhost', 'LOCALHOST', 'localhost.', 'sub.localhost', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ', '%6c%6f%63%61%6c%68%6f%73%74');
  add('userinfo', 'user@127.0.0.1', 'user:pass@localhost', 'example.com@127.0.0.1', 'example.com%40@127.0.0.1');
  add('dots', '127.0.0.1.', '127.1.', '127。0。0。1', '１２７.０.０.１', '①②⑦.⓪.⓪.①');
  for (const scheme of ['ftp', 'file', 'gopher', 'dict', 'data', 'javascript', 'ws', 'blob', 'ldap', 'unix']) {
    vectors.push({ kind: 'scheme', url: `${scheme}://127.0.0.1:${port}/` });
  }
  for (const other of [21, 22, 25, 2375, 3306, 5432, 6379, 8080, 9200, 11211]) {
    vectors.push({ kind: 'port', url: `http://93.184.216.34:${other}/` });
  }
  return vectors;
}

function notations(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const whole = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  const hex = (value: number) => `0x${value.toString(16)}`;
  const octal = (value: number) => `0${value.toString(8)}`;
  return [
    `${whole}`,
    hex(whole),
    octal(whole),
    [a, b, c, d].map(hex).join('.'),
    [a, b, c, d].map((each) => `000${octal(each)}`).join('.'),
    `${a}.${hex((b << 16) | (c << 8) | d)}`,
    `${a}.${b}.${(c << 8) | d}`,
    `${hex(a)}.${b}.${octal(c)}.${d}`,
  ];
}

function wrapped(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const group = (high: number, low: number) => ((high << 8) | low).toString(16);
  const [upper, lower] = [group(a, b), group(c, d)];
  const inverted = [a ^ 255, b ^ 255, c ^ 255, d ^ 255] as const;
  return [
    `[::ffff:${address}]`,
    `[::ffff:${upper}:${lower}]`,
    `[::${address}]`,
    `[::ffff:0:${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b:1::${upper}:${lower}]`,
    `[2002:${upper}:${lower}::1]`,
    `[2001:0:4136:e378:8000:63bf:${group(inverted[0], inverted[1])}:${group(inverted[2], inverted[3])}]`,
  ];
}
