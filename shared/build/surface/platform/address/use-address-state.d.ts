export interface AddressState<T> {
    read(parameters: URLSearchParams): T;
    write(value: T, parameters: URLSearchParams): void;
    settleMs?: number;
}
export declare function useAddressState<T>({ read, write, settleMs }: AddressState<T>): [T, (next: T) => void];
