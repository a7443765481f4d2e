/** Stands in for an imported font or picture: webpack would hand out its address. */
export default '/asset-in-tests';
