/** A cookie's name that browsers take only over https, from this very host and for all of it: no other subdomain can set it. */
export function onThisHost<Name extends string>(name: Name): `__Host-${Name}` {
  return `__Host-${name}`;
}
