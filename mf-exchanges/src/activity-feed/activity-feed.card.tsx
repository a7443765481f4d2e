export default function ActivityFeedCard() {
  return (
    <section>
      <h2>Aktivitäten</h2>
      <p>Dieser Bereich entsteht gerade.</p>
    </section>
  );
}
