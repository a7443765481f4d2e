import type { UserEvent } from '@testing-library/user-event';
export declare function paste(user: Pick<UserEvent, 'click' | 'paste'>, field: Element, text: string): Promise<void>;
