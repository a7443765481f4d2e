type Variables = Readonly<Record<string, string | undefined>>;

/** Where answers by mail come in: a listener for SMTP, and the domain of the addresses that they go to. */
export interface InboundMail {
  /** 0 takes any that is free. */
  port: number;
  host: string;
  /** In lower case. */
  domain: string;
}

/** What is wrong with the variables of answers by mail, in production or not: a port without a domain would listen for nobody, a domain without one promises what bounces. */
export function inboundFaults(variables: Variables): string[] {
  const isGiven = (name: string) => Boolean(variables[name]?.trim());
  const [hasPort, hasDomain] = [isGiven('INBOUND_SMTP_PORT'), isGiven('INBOUND_MAIL_DOMAIN')];
  return [
    ...(hasDomain && !hasPort ? ['INBOUND_SMTP_PORT: required beside INBOUND_MAIL_DOMAIN'] : []),
    ...(hasPort && !hasDomain ? ['INBOUND_MAIL_DOMAIN: required beside INBOUND_SMTP_PORT'] : []),
    ...(isGiven('INBOUND_SMTP_HOST') && !hasPort && !hasDomain
      ? ['INBOUND_SMTP_HOST: means nothing without INBOUND_SMTP_PORT and INBOUND_MAIL_DOMAIN']
      : []),
  ];
}

interface Given {
  INBOUND_SMTP_PORT?: number | undefined;
  INBOUND_SMTP_HOST?: string | undefined;
  INBOUND_MAIL_DOMAIN?: string | undefined;
}

export function inboundOf({
  INBOUND_SMTP_PORT: port,
  INBOUND_SMTP_HOST: host = '127.0.0.1',
  INBOUND_MAIL_DOMAIN: domain,
}: Given): InboundMail | undefined {
  return port === undefined || domain === undefined ? undefined : { port, host, domain };
}
