import { lookup as resolveName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import {
  createPublicLookup,
  isInternalAddress,
  isLoopbackAddress,
  isPublicAddress,
} from '../addresses/public-address.ts';

/** Where calls of remotes may be forwarded. */
export interface ServerAddresses {
  /** Why an address cannot be registered, as a sentence; null where it can. Its name is resolved now. */
  problemOf(address: string): Promise<string | null>;
  /** How a connection to this address finds its server. Throws where the host is an address that is not allowed. */
  lookupFor(url: URL): LookupFunction;
}

interface Rules {
  /** Whether others reach this installation; on a developer's machine a server may be on the same one, by http, too. */
  isPublic: boolean;
  /** Hosts that the operator allows to lead into networks of their own. */
  privateHosts: readonly string[];
  /** The product's own origins: a call that is forwarded there would come back. */
  ownOrigins: readonly string[];
}

const nameOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

export function createServerAddresses(
  rules: Rules,
  resolve: typeof resolveName = resolveName,
): ServerAddresses {
  const privateHosts = new Set(rules.privateHosts.map((host) => host.toLowerCase()));
  const isAllowedFor = (name: string) => (address: string) =>
    isPublicAddress(address) ||
    (privateHosts.has(name) && isInternalAddress(address)) ||
    (!rules.isPublic && isLoopbackAddress(address));

  const lookupFor = (url: URL): LookupFunction => {
    const name = nameOf(url);
    const isAllowed = isAllowedFor(name);
    // Node looks up names alone.
    if (isIP(name) !== 0 && !isAllowed(name)) throw new Error(`${name} is no public address`);
    return createPublicLookup(resolve, isAllowed);
  };

  /** Whether its name leads only to addresses that are allowed. */
  const isReached = (url: URL) =>
    new Promise<boolean>((settle) => {
      const name = nameOf(url);
      if (isIP(name) !== 0) return settle(isAllowedFor(name)(name));
      lookupFor(url)(name, {}, (error) => settle(error === null));
    });

  return {
    lookupFor,
    async problemOf(address) {
      const url = URL.parse(address);
      if (!url || !/^https?:$/.test(url.protocol)) return 'O endereço não é um endereço https.';
      if (url.username || url.password || url.search || url.hash)
        return 'O endereço não pode ter usuário, senha, consulta nem fragmento.';
      if (rules.ownOrigins.includes(url.origin)) return 'O endereço é o da própria Andrômeda.';
      const isHere = !rules.isPublic && isLoopbackAddress(nameOf(url).replace(/^localhost$/, '127.0.0.1'));
      if (url.protocol !== 'https:' && !isHere)
        return 'O endereço deve ser https: o caminho até o servidor leva dados de usuários.';
      if (await isReached(url)) return null;
      return `${url.hostname} não leva a um servidor público. Para um servidor da mesma rede, nomeie o host em PRIVATE_SERVER_HOSTS.`;
    },
  };
}
