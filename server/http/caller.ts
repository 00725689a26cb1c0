import type { Access } from '@maidan/contract/call';
import type { Language } from '@maidan/contract/language';
import type { Role } from '@maidan/contract/roles';
import type { StaffId, UserId } from '@maidan/core/ids';

/** Who makes a call, as the server knows it. Nothing here comes from the body. */
export interface Visitor {
  /** For commands: the client's key with who sent it, unique for ever. */
  readonly key: string;
  /** Of the call and its input: the same key with another body is refused. */
  readonly fingerprint: string;
  readonly address: string;
  readonly device: string;
  /** The id of this request, for the audit log and for support. */
  readonly request: string;
  readonly cookies: Cookies;
  /** Of sentences that the server says. */
  readonly language: Language;
}

export interface Cookies {
  get(name: CookieName): string | undefined;
  /** Without a value it is taken away. */
  set(name: CookieName, value: string | undefined, seconds?: number): void;
}

export type CookieName = 'refresh' | 'office' | 'language' | 'device';

export interface Player extends Visitor {
  readonly user: UserId;
  readonly username: string;
  readonly demo: boolean;
  readonly session: string;
}

export interface Staff extends Visitor {
  readonly staff: StaffId;
  readonly name: string;
  readonly role: Role;
  readonly session: string;
}

export type CallerOf<A extends Access> = A extends 'public' ? Visitor : A extends 'player' ? Player : Staff;
