export declare const controlStyle: import("styled-components").RuleSet<object>;
