/** Of the picture for previews, in px, as the networks want it: 1.91 to 1. Apart from what draws it, which few processes ever load. */
export const pictureSize = { width: 1200, height: 630 } as const;
