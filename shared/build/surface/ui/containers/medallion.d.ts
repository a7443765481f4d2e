import { type IconType } from '../icon/icon.tsx';
import { type Tone } from '../tokens.ts';
export interface MedallionProps {
    icon: IconType;
    tone?: Tone;
}
export declare function Medallion({ icon, tone }: MedallionProps): import("react").JSX.Element;
