import { type AuthUser } from '@rezenso/contract/auth';
export type Session = {
    state: 'loading';
    user: undefined;
} | {
    state: 'signed-out';
    user: undefined;
} | {
    state: 'signed-in';
    user: AuthUser;
} | {
    state: 'unknown';
    user: undefined;
    error: unknown;
};
declare global {
    interface Window {
        __rezensoSession?: Promise<Response>;
    }
}
export declare function startSession(): Promise<void>;
export declare function refreshSession(): Promise<void>;
export declare function useSession(): Session;
export declare function signedInUser(): AuthUser | undefined;
export declare function leaveForLogin(title?: string): void;
export declare function become(session: Session): void;
